/** Every suite runs in UTC unless the caller names another zone (`TZ=Pacific/Auckland npm run test:unit`). */
export default function globalSetup(): void {
  process.env.TZ ??= 'UTC';
}
