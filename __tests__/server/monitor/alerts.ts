import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const RULES = join(__dirname, '..', '..', '..', 'docs', 'operating', 'alerts.yaml');
const REQUESTS = 'http_request_duration_seconds_count';
const TIMES = 'http_request_duration_seconds_bucket';
/** At this minute Prometheus is asked, after as many minutes of the planted series. */
const MINUTES = 30;

/** Series as promtool spells them: a start, and what each minute adds to it. */
type Series = Readonly<Record<string, string>>;

const HEALTHY: Series = {
  kbo_ready: '1+0',
  [`${REQUESTS}{status="200"}`]: '0+6000',
  [`${REQUESTS}{status="503"}`]: '0+6',
  [`${REQUESTS}{status="429"}`]: '0+60',
  [`${TIMES}{le="0.1"}`]: '0+6000',
  [`${TIMES}{le="+Inf"}`]: '0+6000',
  // A stream ends because its visitor leaves.
  'kbo_requests_given_up_total{route="/api/live"}': '0+6000',
  kbo_hearing: '1+0',
  kbo_database_waiting: '1+0',
  kbo_stand_ins_total: '0+1',
  kbo_mirror_saving: '1+0',
  kbo_mirror_upstream: '1+0',
  kbo_mirror_age_seconds: '900+0',
  'kbo_job_last_success_timestamp_seconds{job="people"}': '0+60',
  'kbo_job_last_success_timestamp_seconds{job="vacuum"}': '0+0',
  kbo_purge_failures_total: '0+0',
  kbo_mails_waiting: '0+0',
  kbo_push_sent_total: '0+60',
  kbo_push_failed_total: '0+6',
  nodejs_eventloop_lag_p99_seconds: '0.02+0',
  process_resident_memory_bytes: '300000000+0',
};

/** What each alert is there for, and the labels it has then. */
const FIRING: Readonly<Record<string, readonly [Series, labels?: Readonly<Record<string, string>>]>> = {
  NobodyReady: [{ kbo_ready: '0+0' }],
  Errors: [{ [`${REQUESTS}{status="503"}`]: '0+60' }],
  Slow: [
    {
      [`${TIMES}{le="0.1"}`]: '0+60',
      [`${TIMES}{le="1"}`]: '0+60',
      [`${TIMES}{le="3"}`]: '0+600',
      [`${TIMES}{le="+Inf"}`]: '0+600',
    },
  ],
  VisitorsGiveUp: [{ 'kbo_requests_given_up_total{route="/api/leagues/code/:league"}': '0+120' }],
  NotSubscribed: [{ kbo_hearing: '0+0' }],
  Starved: [{ kbo_database_waiting: '9+0' }],
  StaleAnswers: [{ kbo_stand_ins_total: '0+60' }],
  MirrorCannotSave: [{ kbo_mirror_saving: '0+0' }],
  MirrorGetsNoAnswer: [{ kbo_mirror_upstream: '0+0' }],
  MirrorIsOld: [{ kbo_mirror_age_seconds: '7000+60' }],
  JobsRest: [{ 'kbo_job_last_success_timestamp_seconds{job="people"}': '0+0' }, { job: 'people' }],
  ManyRefused: [{ [`${REQUESTS}{status="429"}`]: '0+600' }],
  PurgeHookFails: [{ kbo_purge_failures_total: '0+6' }],
  MailsWait: [{ kbo_mails_waiting: '1+0' }],
  NotificationsFail: [{ kbo_push_failed_total: '0+90' }],
  EventLoop: [{ nodejs_eventloop_lag_p99_seconds: '0.5+0' }],
  Memory: [{ process_resident_memory_bytes: '2000000000+0' }],
};

const { groups }: { groups: { rules: { alert: string; annotations: Record<string, string> }[] }[] } = parse(
  readFileSync(RULES, 'utf8'),
);
const alerts = groups.flatMap(({ rules }) => rules);

/** One of promtool's tests: what fires over these series. */
function over(series: Series, firing: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values: `${values}x${MINUTES}` })),
    alert_rule_test: alerts.map(({ alert, annotations }) => ({
      eval_time: `${MINUTES}m`,
      alertname: alert,
      exp_alerts: firing[alert] === undefined ? [] : [{ exp_labels: firing[alert], exp_annotations: annotations }],
    })),
  };
}

const found = spawnSync('promtool', ['--version']).status === 0;
if (!found) console.warn('SKIPPED: "The alerts, run by Prometheus’s own tool", promtool was not found');

describe('The alerts', () => {
  it('are each tried below', () => {
    expect(Object.keys(FIRING)).toEqual(alerts.map(({ alert }) => alert));
  });

  (found ? it : it.skip)('fire one by one for what they are there for, and rest while all is well', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kbo-alerts-'));
    const tests = [
      over(HEALTHY, {}),
      ...Object.entries(FIRING).map(([alert, [series, labels = {}]]) =>
        over({ ...HEALTHY, ...series }, { [alert]: labels }),
      ),
    ];
    const file = join(folder, 'tests.yaml');
    // Every JSON is YAML.
    writeFileSync(file, JSON.stringify({ rule_files: [RULES], tests }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
