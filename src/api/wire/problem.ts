import { REQUEST_FAILED } from '../errors';
import { field, isRow, readText } from './read';

/** The message in an error body of any shape; HTML and broken JSON have none (docs/behaviour.md 7). */
export function readProblem(body: unknown): string {
  if (!isRow(body)) return REQUEST_FAILED;
  return readText(field(body, 'message')) ?? readText(field(body, 'reason')) ?? REQUEST_FAILED;
}
