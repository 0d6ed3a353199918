import type { Limits } from './routes/context';

/** How the server was told to run. */
export interface Settings {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  siteDir: string;
  corsOrigins: string[];
  connectSources: string[];
  trustProxy: boolean;
  limits: Partial<Limits>;
}

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the settings from environment variables; an empty value counts as not set.
 * @throws Error naming a number that makes no sense
 */
export function readSettings(environment: Environment): Settings {
  const told = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const list = (name: string) =>
    (told(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const whole = (name: string, most: number) => {
    const value = told(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!Number.isInteger(number) || number < 0 || number > most)
      throw new Error(`${name}: expected 0 to ${most}, got ${value}`);
    return number;
  };
  const limit = (key: keyof Limits, name: string) => {
    const value = whole(name, 1_000_000);
    return value === undefined ? {} : { [key]: value };
  };
  return {
    port: whole('PORT', 65_535) ?? 8080,
    host: told('HOST') ?? '0.0.0.0',
    databaseUrl: told('DATABASE_URL'),
    dataDir: told('DATA_DIR') ?? 'data',
    demo: told('DEMO')?.toLowerCase() !== 'off',
    siteDir: told('SITE_DIR') ?? 'dist',
    corsOrigins: list('CORS_ORIGINS'),
    connectSources: list('CONNECT_SOURCES'),
    trustProxy: told('TRUST_PROXY')?.toLowerCase() === 'on',
    limits: {
      ...limit('login', 'LIMIT_LOGIN'),
      ...limit('registration', 'LIMIT_REGISTRATION'),
      ...limit('answers', 'LIMIT_ANSWERS'),
    },
  };
}
