import { gql, InMemoryCache } from '@apollo/client';
import type { Contestant } from '../contestant';
import { BLANKET, DETAILS, EVENT, LINEUP_PLAYER, MATCH, SCORE, SEASON, SHORT_SIDE } from '../fields';

const words = (names: readonly string[]): string => names.join(' ');
const inside = `details { ${words(DETAILS)} } score { ${words(SCORE)} }`;
const side = `{ ${words(BLANKET)} players { ${words(LINEUP_PLAYER)} } }`;
const events = `events { ${words(EVENT)} player { id } match { id } }`;
const fullMatch = `${words(MATCH)} ${inside} home_team { id } away_team { id } season { id } home_blanket ${side} away_blanket ${side} ${events}`;
const shortSide = `{ ${words(SHORT_SIDE)} }`;
const shortMatch = `id status first_half_date second_half_date ${inside} home_blanket ${shortSide} away_blanket ${shortSide}`;

const seasons = gql(
  `query Seasons($from: Int) { seasons(from: $from) { ${words(SEASON)} league { id } matches { ${fullMatch} } } }`,
);
const shortPoll = gql(`query Livescore { groups { league matches { ${shortMatch} } } }`);
const fullPoll = gql(`query LivescoreFull { fullGroups { league matches { ${fullMatch} } } }`);

/** Apollo's cache; ids alone identify, because the wire names no types. */
export const apollo: Contestant = {
  name: 'Apollo',
  create: () => {
    const cache = new InMemoryCache({ dataIdFromObject: ({ id }) => (typeof id === 'string' ? id : undefined) });
    let from = 0;
    return {
      seasons: (text) =>
        cache.writeQuery({
          query: seasons,
          variables: { from: (from += 1) },
          data: { seasons: JSON.parse(text) as unknown },
        }),
      poll: (text, form) => {
        const groups = JSON.parse(text) as unknown;
        cache.writeQuery(
          form === 'short' ? { query: shortPoll, data: { groups } } : { query: fullPoll, data: { fullGroups: groups } },
        );
      },
      homeGoals: (matches) => {
        const rows = cache.extract();
        return matches.map((match) => rows[match]?.score?.home);
      },
    };
  },
};
