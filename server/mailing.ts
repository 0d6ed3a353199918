import { createTransport } from 'nodemailer';
import { redact } from './domain/errors';
import { countWaiting, forget, postpone, takeDue } from './modules/people/outbox';
import type { Waiting } from './modules/people/outbox';
import type { Store } from './store';

const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** From here on a mail server says that it will never take this mail (RFC 5321, 4.2.1). */
const NEVER = 500;

/** Where mails go. */
export interface MailSettings {
  /** `smtp://user:password@host:587`; without it nothing is sent. */
  mailUrl: string | undefined;
  /** The office's address, which is the sender's as well. */
  mailOffice: string | undefined;
}

/** What was made of the mails, in this process. */
export interface Mailed {
  sent: number;
  failures: number;
  waiting: number;
}

type Warn = (details: object, line: string) => void;

/** Sends what waits in the outbox. A mail server that is away is asked again, ever more rarely, and nothing is lost. */
export class Mailing {
  readonly mailed: Mailed = { sent: 0, failures: 0, waiting: 0 };
  private readonly transport;

  constructor(
    private readonly store: Store,
    private readonly settings: MailSettings,
    private readonly warn: Warn,
  ) {
    const { mailUrl } = settings;
    this.transport =
      mailUrl === undefined
        ? undefined
        : createTransport({
            url: mailUrl,
            connectionTimeout: PATIENCE_MS,
            greetingTimeout: PATIENCE_MS,
            socketTimeout: PATIENCE_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
  }

  /** Sends the mails that are due. */
  async run(): Promise<void> {
    for (const letter of await takeDue(this.store)) await this.deliver(letter);
    this.mailed.waiting = await countWaiting(this.store.db);
  }

  private async deliver(letter: Waiting): Promise<void> {
    const { transport, settings, store } = this;
    if (transport === undefined || settings.mailOffice === undefined) {
      // Once for each registration; what the letter says is about people, and stays out of the log.
      if (letter.recipient === null) this.warn({}, 'A registration waits: kbo registration list');
      return forget(store, letter.id);
    }
    try {
      await transport.sendMail({
        from: settings.mailOffice,
        to: letter.recipient ?? settings.mailOffice,
        subject: letter.subject,
        text: letter.text,
        messageId: `<${letter.id.toLowerCase()}@${settings.mailOffice.split('@').at(-1)}>`,
      });
      this.mailed.sent += 1;
      await forget(store, letter.id);
    } catch (error) {
      this.mailed.failures += 1;
      // The failure may quote an address.
      const { code, type } = redact(error);
      const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
      this.warn({ mail: letter.id, attempts: letter.attempts, type, code, answer }, 'a mail was not taken');
      if (letter.recipient !== null && answer !== undefined && answer >= NEVER) return forget(store, letter.id);
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (letter.attempts - 1));
      await postpone(store, letter.id, new Date(store.now().getTime() + pause));
    }
  }
}
