/** A call that only the source can answer. */
export interface PassedCall {
  method: string;
  /** Below the address at which the source's calls start. */
  path: string;
  authorization?: string | undefined;
  contentType?: string | undefined;
  body?: string | undefined;
  /** Whether it changes something at the source. */
  changes: boolean;
}

/** The source's answer, unchanged. */
export interface PassedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}
