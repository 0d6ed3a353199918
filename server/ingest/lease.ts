import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { leases } from '../db/schema/own';

/** A process that has been silent this long is gone. */
const LEASE_MS = 30_000;

/** The right to do something that one process on the database does for all. */
export class Lease {
  private readonly holder = randomUUID();
  private until = 0;
  private renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly name: string,
    private readonly leaseMs = LEASE_MS,
  ) {}

  /** Whether this process has it, by its own clock: one that slept too long has lost it before anybody tells it so. */
  get held(): boolean {
    return performance.now() < this.until;
  }

  /** Takes it if no other process has it, and renews it from then on; returns whether this process has it. */
  async take(): Promise<boolean> {
    const asked = performance.now();
    const now = sql`clock_timestamp()`;
    const mine = { holder: this.holder, until: sql`${now} + ${this.leaseMs / 1_000} * interval '1 second'` };
    const taken = await this.db
      .insert(leases)
      .values({ name: this.name, ...mine })
      .onConflictDoUpdate({
        target: leases.name,
        set: mine,
        setWhere: sql`${leases.holder} = ${this.holder} or ${leases.until} <= ${now}`,
      })
      .returning({ name: leases.name });
    this.until = taken.length > 0 ? asked + this.leaseMs : 0;
    // One that cannot be renewed runs out by itself.
    if (this.held) this.renewal ??= setInterval(() => void this.take().catch(() => {}), this.leaseMs / 3);
    return this.held;
  }

  /** Gives it to whoever asks next. */
  async release(): Promise<void> {
    clearInterval(this.renewal);
    this.until = 0;
    await this.db.delete(leases).where(and(eq(leases.name, this.name), eq(leases.holder, this.holder)));
  }
}
