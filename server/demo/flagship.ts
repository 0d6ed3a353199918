import type { ClubStyle } from './clubStyles';

const style = (name: string, plural: boolean, crest: string, home: string, away: string): ClubStyle => {
  const [shape = '', composition = '', pattern = '', symbol = '', c1 = '', c2 = '', letters = ''] = crest.split(' ');
  const kit = (code: string) => {
    const [kitPattern = '', k1 = '', k2 = ''] = code.split(' ');
    return { pattern: kitPattern, c1: k1, c2: k2, number: null };
  };
  return {
    name,
    plural,
    crest: { shape, composition, pattern, symbol, c1, c2, letters },
    home: kit(home),
    away: kit(away),
  };
};

/** The twelve clubs of the flagship league, drawn so that first and last, second and last but one … meet on the current matchday. */
export const flagshipClubs: readonly ClubStyle[] = [
  style(
    'Donauwelle 22',
    false,
    'rund symbol wellen ball 0b5ca9 ffffff D22',
    'ringel 0b5ca9 ffffff',
    'brust ffffff 0b5ca9',
  ),
  style(
    'Nordbahn Sechs',
    false,
    'schild binde streifen blitz 17181c f4c430 NB6',
    'streifen 17181c f4c430',
    'uni f4c430 17181c',
  ),
  style(
    'Auwald Union',
    false,
    'quadrat symbolschrift uni tanne 124d35 c5e17a AU',
    'aermel 124d35 c5e17a',
    'uni c5e17a 124d35',
  ),
  style(
    'Kahlenwind SC',
    false,
    'kerbe symbolschrift uni wind 1f7d3c ffffff KW',
    'schaerpe 1f7d3c ffffff',
    'brust ffffff 1f7d3c',
  ),
  style(
    'Penzinger Pfeile',
    true,
    'wimpel symbolschrift uni pfeil 5c2a91 ffffff PP',
    'winkel 5c2a91 ffffff',
    'schaerpe ffffff 5c2a91',
  ),
  style('Wiental Wölfe', true, 'schild symbol halb wolf 3f4b57 edf1f5 WW', 'halb 3f4b57 edf1f5', 'uni 16222c edf1f5'),
  style('Marillen Kickers', true, 'rund ring uni stern f08c26 1c422f MK', 'uni f08c26 1c422f', 'aermel 1c422f f08c26'),
  style(
    'Kastanie Prater',
    false,
    'tafel symbolschrift uni blatt 5c2f1d f0b45c KP',
    'brust 5c2f1d f0b45c',
    'uni f0b45c 5c2f1d',
  ),
  style(
    'Liesing Laternen',
    true,
    'heater schrift halb stern 182a54 f6ae2d LA',
    'uni 182a54 f6ae2d',
    'uni f6ae2d 182a54',
  ),
  style(
    'Lobau Libellen',
    true,
    'sechs symbolschrift uni libelle 0c7280 dcf2ec LL',
    'aermel 0c7280 dcf2ec',
    'uni dcf2ec 0c7280',
  ),
  style(
    'Brückenkopf 02',
    false,
    'kerbe haupt balken turm 9d1b35 f3eae3 BO2',
    'ringel 9d1b35 f3eae3',
    'brust 182a54 f3eae3',
  ),
  style(
    'Ziegelwerk 1100',
    false,
    'heater haupt ziegel berg b0392b f4e3cd ZW',
    'uni b0392b f4e3cd',
    'aermel f4e3cd b0392b',
  ),
];

/** How strong they are, in the same order; higher wins more often. */
export const flagshipStrengths: readonly number[] = [
  0.95, -0.35, -0.75, -0.25, 0.15, -0.05, 0.25, 0.4, -0.9, 0.6, -0.5, 0.85,
];
