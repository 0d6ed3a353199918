import { REQUEST_FAILED } from '../errors';
import { field, isRow, readText } from './read';

/** What an error body says, whatever shape it has; HTML and broken JSON say nothing (docs/behaviour.md 7). */
export function readProblem(body: unknown): string {
  if (!isRow(body)) return REQUEST_FAILED;
  return readText(field(body, 'message')) ?? readText(field(body, 'reason')) ?? REQUEST_FAILED;
}
