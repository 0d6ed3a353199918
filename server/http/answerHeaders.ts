import type { Answer } from '../answers/answer';

/** For answers that may change at any moment: browsers cache them but revalidate each time. */
const ASK_EACH_TIME = 'public, no-cache';
/** For what never changes under its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Shared caches may answer for some seconds, and longer while they revalidate or cannot (RFC 9213). */
const SHARED_CACHES = 'max-age=5, stale-while-revalidate=30, stale-if-error=3600';

/**
 * The headers every finished answer carries, with or without its body. Shared caches find its tags in `Surrogate-Key`;
 * `Age` marks an outdated one, served because no newer one can be built. @param vary what it depends on besides the encoding
 */
export function answerHeaders(answer: Answer, cacheControl?: string, vary?: string): Record<string, string> {
  return {
    etag: answer.etag,
    'cache-control': cacheControl ?? ASK_EACH_TIME,
    ...(cacheControl === undefined ? { 'cdn-cache-control': SHARED_CACHES } : {}),
    ...(answer.tags.length === 0 ? {} : { 'surrogate-key': answer.tags.join(' ') }),
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    ...(answer.age === undefined ? {} : { age: String(answer.age) }),
  };
}
