/** A figure sent under a key that has no field of its own in the model. */
export interface OtherFigure {
  /** Its key with spaces for underscores (docs/behaviour.md 3). */
  readonly label: string;
  readonly value: number;
}
