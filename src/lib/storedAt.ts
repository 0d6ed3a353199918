/** Header of answers that are kept for offline use (`api/keptAnswers.ts`): when they were requested, ms since 1970. */
export const STORED_AT = 'x-stored-at';
