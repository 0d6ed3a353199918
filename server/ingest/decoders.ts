/**
 * The only place where the server imports from the site: its decoders. They cope with every variant the existing API sends
 * (docs/api.md 6), and a second set of them would drift from the first.
 */
export { decodeClub } from '../../src/api/wire/club';
export { decodeLeague } from '../../src/api/wire/league';
export { decodeSuspension } from '../../src/api/wire/lists';
export { isMatchRow } from '../../src/api/wire/match';
export { decodeMatchReport } from '../../src/api/wire/matchReport';
export { decodeNewsItem, decodeSlide } from '../../src/api/wire/news';
export { readPicture, startPicturesAt } from '../../src/api/wire/picture';
export { decodePlayer } from '../../src/api/wire/player';
export {
  eachRow,
  field,
  isRow,
  readFlag,
  readId,
  readList,
  readNumber,
  readText,
  readWallClock,
} from '../../src/api/wire/read';
export { decodeTransfer } from '../../src/api/wire/requests';
export { decodeSeasons } from '../../src/api/wire/season';
export type { Complain, Row } from '../../src/api/wire/read';
export type { NestedMatch } from '../../src/api/wire/match';
