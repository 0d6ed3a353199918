/** The folder, beside the database, of pictures fetched from other servers. */
export const FETCHED_FOLDER = 'pictures';

/** Where visitors find them. */
export const FETCHED_PATH = '/bilder/geholt/';

/** The columns that hold addresses of pictures, by table. */
export const PICTURE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  clubs: ['logo', 'cover_image', 'coach_image', 'kit_home', 'kit_away'],
  players: ['image'],
  slides: ['image'],
  matches: ['home_dress', 'away_dress'],
  events: ['image'],
  news: ['image'],
};

/** What may be stored as a picture: bitmaps only, nothing that could hold a script. */
const KINDS = [
  { ending: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { ending: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { ending: 'gif', type: 'image/gif', begins: /^GIF8[79]a/ },
  { ending: 'webp', type: 'image/webp', begins: /^RIFF[^]{4}WEBP/ },
  { ending: 'avif', type: 'image/avif', begins: /^[^]{4}ftypavi[fs]/ },
];
const NAME = /^[0-9a-f]{32}-[0-9a-f]{32}\.(?<ending>[a-z]{3,4})$/;

/** The file extension to store these bytes under; undefined if they are no picture. */
export function endingOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('latin1');
  return KINDS.find(({ begins }) => begins.test(start))?.ending;
}

/** The content type of a picture with this name; undefined for a name that no fetched picture has. */
export function typeOfFetched(name: string): string | undefined {
  const ending = NAME.exec(name)?.groups?.['ending'];
  return KINDS.find((kind) => kind.ending === ending)?.type;
}
