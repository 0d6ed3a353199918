import { clubsApi } from '../../src/api/clubs';
import { callUrl } from '../../src/api/callUrl';
import { network } from '../support/answers';
import { clubRow } from '../support/wire';
import { testStore } from '../support/store';

const CLUBS = 'webClient/clubs/league/Q1';

test('an early answer whose body breaks off is asked for again, and the first screen shows no error', async () => {
  const net = network({ [CLUBS]: [clubRow(1)] });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  globalThis.earlyAnswers = new Map([[callUrl(CLUBS), Promise.resolve(new Response(broken))]]);
  const answer = await testStore().dispatch(clubsApi.endpoints.clubs.initiate('Q1'));
  expect(answer.data).toHaveLength(1);
  expect(net.asked).toEqual([CLUBS]);
  net.restore();
});
