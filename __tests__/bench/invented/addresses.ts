import { randomUUID } from 'node:crypto';

const word = (number: number): string => `X${number.toString(36)}`;
const id = (): string => randomUUID();

/** Addresses of every kind that name nothing, or something known with an invented query; each number makes another one. */
export const KINDS: readonly ((number: number) => string)[] = [
  (number) => `/api/webClient/table/league/${word(number)}`,
  (number) => `/api/webClient/leagues/${word(number)}/current/table`,
  (number) => `/api/webClient/matches/league/${word(number)}/index?lineups=none`,
  (number) => `/api/webClient/clubs/league/${word(number)}`,
  (number) => `/api/webClient/news/league/${word(number)}`,
  (number) => `/api/webClient/home/league/${word(number)}`,
  (number) => `/api/webClient/blocked/league/${word(number)}`,
  (number) => `/api/webClient/leaderboard/${word(number)}/goal`,
  (number) => `/api/leagues/code/${word(number)}`,
  () => `/api/webClient/clubs/detail/${id()}`,
  () => `/api/webClient/player/detail/${id()}`,
  () => `/api/webClient/player/${id()}/summary`,
  () => `/api/webClient/match/detail/${id()}`,
  () => `/api/webClient/news/detail/${id()}`,
  (number) => `/api/webClient/livescore?invented=${word(number)}`,
  (number) => `/api/webClient/leagues/W1A/current/table?invented=${'x'.repeat(200)}${number}`,
  (number) => `/api/suche?q=${word(number)}`,
  (number) => `/api/${word(number)}/${id()}`,
  () => `/teilen/match/${id()}`,
  (number) => `/teilen/tabelle/${word(number)}`,
  (number) => `/teilen/tabelle/W1A?invented=${word(number)}`,
  () => `/bilder/teilen/match/${id()}.png`,
  (number) => `/bilder/teilen/tabelle/${word(number)}.png`,
  (number) => `/bilder/${word(number)}.svg`,
  () => `/kalender/team/${id()}.ics`,
  (number) => `/kalender/liga/${word(number)}.ics`,
  (number) => `/${word(number)}/${word(number)}`,
  (number) => `/assets/${word(number)}.js`,
];
