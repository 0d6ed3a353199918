import type { Answer } from '../answers/answer';

/** For answers that may change at any moment: keep them, but ask each time. */
const ASK_EACH_TIME = 'no-cache';

/** The headers every finished answer carries, with or without its body; `Age` says that it stands in for a newer one. */
export function answerHeaders(answer: Answer, cacheControl = ASK_EACH_TIME) {
  return {
    etag: answer.etag,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding, Origin',
    ...(answer.age === undefined ? {} : { age: String(answer.age) }),
  };
}
