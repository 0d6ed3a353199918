/** A figure of the API beside those with a name of their own. */
export interface OtherFigure {
  /** Its key with spaces for underscores (docs/behaviour.md 3). */
  readonly label: string;
  readonly value: number;
}
