import { useCallback, useRef, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { prefetchFixtures } from '../../api/matches';
import { NoLeague, NoStandings, UnknownLeague } from '../../shared/NoLeague';
import { TABLE_FAILED } from '../../shared/useOfficialTable';
import type { Tips } from '../../entities/calculator/tips';
import { latestMatchday } from '../../entities/standing/figures';
import { Deferred } from '../../loading/Deferred';
import { leaguePrefetch } from '../../shared/prefetch';
import { useWriteQuery } from '../../router/addressQuery';
import { useLeagueCode, useLeagueName } from '../../league/currentLeague';
import { StandingsSkeleton } from '../../ui/blocks/StandingsSkeleton';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { ShareButton } from '../../ui/ShareButton';
import { Toast } from '../../ui/Toast';
import { CalculatorBody } from './CalculatorBody';
import { useCalculator } from './useCalculator';
import type { Calculator } from './useCalculator';
import styles from './CalculatorScreen.module.css';

export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchFixtures(code)));

/** The calculator: what the table would look like, and what is certain (docs/behaviour.md 13). */
export default function CalculatorScreen() {
  const code = useLeagueCode();
  const league = useLeagueName(code);
  const calculator = useCalculator(code);
  const matchday = calculator.phase === 'ready' ? latestMatchday(calculator.table.standings) : null;
  const meta = [league, matchday === null ? null : `nach Spieltag ${matchday}`].filter(Boolean).join(' · ');
  return (
    <div className="wrap">
      <PageTitle title="Tabellenrechner" meta={code === null ? undefined : meta || '\u00A0'}>
        {calculator.phase === 'ready' && <Tools calculator={calculator} code={code} />}
      </PageTitle>
      {code === null ? (
        <NoLeague title="Du hast noch keine Liga gewählt." drawing="shields" />
      ) : (
        <Body of={calculator} />
      )}
    </div>
  );
}

function Body({ of: calculator }: { readonly of: ReturnType<typeof useCalculator> }) {
  switch (calculator.phase) {
    case 'unknownLeague':
      return <UnknownLeague />;
    case 'loading':
      return <StandingsSkeleton />;
    case 'failed':
      return <ErrorState text={TABLE_FAILED} onRetry={calculator.retry} />;
    case 'empty':
      return <NoStandings />;
    case 'ready':
      return (
        <Deferred placeholder={<StandingsSkeleton />}>
          <CalculatorBody calculator={calculator} />
        </Deferred>
      );
  }
}

function Tools({ calculator, code }: { readonly calculator: Calculator; readonly code: string | null }) {
  const { tips, replace } = calculator;
  const write = useWriteQuery();
  const [deleted, setDeleted] = useState<Tips | null>(null);
  const close = useCallback(() => setDeleted(null), []);
  const tools = useRef<HTMLDivElement>(null);
  return (
    <div ref={tools} className={styles.tools}>
      <Button
        variant="outline"
        onClick={() => {
          if (tips.size === 0) return;
          setDeleted(tips);
          replace(new Map());
        }}
      >
        <RotateCcw size={18} aria-hidden />
        <span>Zurücksetzen</span>
      </Button>
      <ShareButton
        title={`Tabellenrechner ${code ?? ''}`}
        link={() => {
          // A shared link always names its league.
          write({ liga: code });
          return window.location.href;
        }}
      />
      {deleted && (
        <Toast
          text="Tipps gelöscht."
          onClose={close}
          action={{
            label: 'Rückgängig',
            onPress: () => {
              replace(deleted);
              close();
              // The pressed button disappears with its message, so the focus returns to the button that deleted the
              // tips.
              tools.current?.querySelector('button')?.focus();
            },
          }}
        />
      )}
    </div>
  );
}
