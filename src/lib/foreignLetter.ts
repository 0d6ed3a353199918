import { attempt } from './attempt';

/** A Latin letter of names that German lacks (.webpack/fontRanges.js). */
export const FOREIGN_LETTER = /[À-ÃÅ-ÕØ-ÛÝÞà-ãå-õ÷-ûýþÿĀ-ɏ]/;

/** The text of nodes. A script is none; the page holds far more of them than of anything to read. */
const textOf = (nodes: Iterable<Node>): string =>
  [...nodes].map((node) => (node instanceof HTMLScriptElement ? '' : (node.textContent ?? ''))).join('');

/** The text that a change has brought into the page. */
const newText = ({ target, addedNodes }: MutationRecord): string =>
  target instanceof CharacterData ? target.data : textOf(addedNodes);

/**
 * Calls back once the page has such a letter, in the task that brings it.
 * @param signal cancels it
 */
export function whenForeignLetter(signal: AbortSignal, then: () => void): void {
  if (FOREIGN_LETTER.test(textOf(document.body.childNodes))) return then();
  const look = (records: readonly MutationRecord[], changes: MutationObserver): void => {
    if (!records.some((record) => FOREIGN_LETTER.test(newText(record)))) return;
    changes.disconnect();
    then();
  };
  const changes = attempt(() => new MutationObserver(look), undefined);
  changes?.observe(document.body, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => changes?.disconnect());
}
