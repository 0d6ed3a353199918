import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { outbox } from '../../db/schema/own';
import { utcText } from '../../domain/clock';
import type { Registration } from '../../domain/registration';
import { newId } from '../../domain/text';
import type { Store } from '../../store';

/** A mail to be sent. */
export interface Letter {
  /** Null: the office's own address. */
  recipient: string | null;
  subject: string;
  text: string;
}

/** A mail that waits; `attempts` includes the one that is being made. */
export interface Waiting extends Letter {
  id: string;
  attempts: number;
}

/**
 * What the office is told of a registration, without people's data, and its contact.
 * @param id the registration's
 */
export function lettersOf(
  id: string,
  { teamName, bundesland, type, primaryContact }: Omit<Registration, 'initialPassword'>,
): Letter[] {
  const team = teamName.replaceAll(/\s+/g, ' ');
  return [
    {
      recipient: null,
      subject: `Neue Anmeldung: ${team}`,
      text: [
        'Über die Website hat sich eine Mannschaft angemeldet.',
        '',
        `Mannschaft: ${team}`,
        `Art: ${type}`,
        `Bundesland: ${bundesland}`,
        `Kennung: ${id}`,
        '',
        `Ansehen: kbo registration show ${id}`,
        `Entscheiden: kbo registration approve ${id} --league … oder kbo registration reject ${id} --reason …`,
        '',
      ].join('\n'),
    },
    {
      recipient: primaryContact.email,
      subject: 'Eure Anmeldung beim Kleinfeld Bund Österreich',
      text: [
        'Hallo,',
        '',
        `eure Anmeldung ist bei uns eingegangen: ${team}.`,
        'Wir melden uns mit weiteren Infos und schicken euch den Vertrag zum Unterschreiben.',
        '',
        'Falls das nicht von euch kam, antwortet einfach auf diese Mail.',
        '',
        'Kleinfeld Bund Österreich',
        '',
      ].join('\n'),
    },
  ];
}

const AT_ONCE = 20;
/** After so long a process that took a mail and did not report must be gone; another one takes it then. */
const TAKEN_MS = 10 * 60_000;

/** Puts mails beside the change that they tell of, in its transaction. */
export async function post(tx: Db, letters: readonly Letter[], now: Date): Promise<void> {
  await tx.insert(outbox).values(letters.map((letter) => ({ ...letter, id: newId(), due: utcText(now) })));
}

/** Takes some of the mails that are due, so that no other process sends them as well. */
export function takeDue(store: Store): Promise<Waiting[]> {
  const now = store.now();
  return store.write(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(lte(outbox.due, utcText(now)))
      .orderBy(asc(outbox.due))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, due: utcText(new Date(now.getTime() + TAKEN_MS)) })
        .where(eq(outbox.id, id));
    }
    return due.map((letter) => ({ ...letter, attempts: letter.attempts + 1 }));
  });
}

/** Forgets a mail that was sent, or that nobody takes. */
export function forget(store: Store, id: string): Promise<void> {
  return store.write(async (tx) => {
    await tx.delete(outbox).where(eq(outbox.id, id));
  });
}

/** Has a mail sent again later; one that somebody erased meanwhile stays away. */
export function postpone(store: Store, id: string, due: Date): Promise<void> {
  return store.write(async (tx) => {
    await tx
      .update(outbox)
      .set({ due: utcText(due) })
      .where(eq(outbox.id, id));
  });
}

/** How many mails wait. */
export function countWaiting(db: Db): Promise<number> {
  return db.$count(outbox);
}
