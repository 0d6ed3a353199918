import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema/*.ts', './server/db/schema/own.ts'],
  out: './server/db/migrations',
});
