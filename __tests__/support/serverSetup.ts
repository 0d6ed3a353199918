import { removeLeftScratch } from './scratch';
import { serverBuild } from './serverBuild';
import { emptyFolder } from './serverFolders';
import { findPostgres, migratedPostgres } from './serverPostgres';

/** Makes what most files of the server's tests copy, so that not each worker makes it when they begin. */
export default async function serverSetup(): Promise<void> {
  removeLeftScratch();
  const bin = findPostgres();
  await Promise.all([serverBuild(), emptyFolder(), ...(bin === undefined ? [] : [migratedPostgres(bin)])]);
}
