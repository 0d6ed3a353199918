/** A supporter of the federation. `mark` names the drawing used as its logo. */
export interface Supporter {
  readonly name: string;
  readonly mark: 'circle' | 'hexagon' | 'triangle' | 'squares' | 'asterisk' | 'orbit';
}

export const sponsors: readonly Supporter[] = [
  { name: 'Musterbräu', mark: 'circle' },
  { name: 'Beispielbank', mark: 'hexagon' },
  { name: 'Demo Sport', mark: 'triangle' },
];

export const partners: readonly Supporter[] = [
  { name: 'Vorlage Druck', mark: 'squares' },
  { name: 'Platzhalter AG', mark: 'asterisk' },
  { name: 'Probe & Söhne', mark: 'orbit' },
];
