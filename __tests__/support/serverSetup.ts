import { removeLeftScratch } from './scratch';
import { serverBuild } from './serverBuild';
import { demoFolder } from './serverDemo';
import { emptyFolder } from './serverFolders';
import { findPostgres, migratedPostgres } from './serverPostgres';
import { sundayFolder } from './serverSunday';
import { removeOldTemplates } from './templates';

/** Makes what most files of the server's tests copy, so that not each worker makes it when they begin. */
export default async function serverSetup(): Promise<void> {
  removeLeftScratch();
  removeOldTemplates();
  const bin = findPostgres();
  await Promise.all([serverBuild(), emptyFolder(), ...(bin === undefined ? [] : [migratedPostgres(bin)])]);
  await Promise.all([demoFolder(), sundayFolder()]);
}
