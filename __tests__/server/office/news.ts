import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverDuring } from '../../support/serverDuring';
import { onBothEngines } from '../../support/serverEngines';
import { typeInto } from '../../support/serverOffice';

const folder = mkdtempSync(join(tmpdir(), 'kbo-news-'));
afterAll(() => rmSync(folder, { recursive: true }));

onBothEngines('News of the office', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const office = (...words: string[]) => typeInto(server)(...words);
  const titles = async () =>
    ((await server.get('webClient/news/league/QL1')) as { title: string }[]).map(({ title }) => title);
  const body = join(folder, 'body.html');
  writeFileSync(body, '<p>Ein Bericht</p>');

  it('are published, changed and taken from the site', async () => {
    const { out } = await office('news', 'add', '--title', 'Runde 8', '--file', body, '--tag', 'QL1', '--json');
    const { id } = JSON.parse(out).result;
    expect(await titles()).toContain('Runde 8');
    await office(
      'news',
      'edit',
      id as string,
      '--title',
      'Runde 8, berichtigt',
      '--image',
      'https://kbo.example/a.jpg',
    );
    expect(await server.get('webClient/news/league/QL1')).toContainEqual(
      expect.objectContaining({
        title: 'Runde 8, berichtigt',
        text: '<p>Ein Bericht</p>',
        image: 'https://kbo.example/a.jpg',
      }),
    );
    await office('news', 'remove', id as string);
    expect(await titles()).not.toContain('Runde 8, berichtigt');
  });

  it('refuse what cannot be shown', async () => {
    const add = async (...words: string[]) => (await office('news', 'add', '--title', 'X', ...words)).complaint;
    const latin = join(folder, 'latin.html');
    writeFileSync(latin, Buffer.from([0x3c, 0xe4, 0x3e]));
    expect(await add('--file', latin)).toContain('nicht in UTF-8');
    expect(await add('--file', join(folder, 'none.html'))).toContain('lässt sich nicht lesen');
    expect(await add('--file', body, '--tag', 'XX')).toContain('keine Liga XX');
    expect(await add('--file', body, '--image', 'javascript:alert(1)')).toContain('keine Adresse');
  });

  it('have slides, which are added, listed and removed', async () => {
    const shown = async () =>
      ((await server.get('webClient/home/league/PL1')).data?.sliderdata ?? []) as { title: string }[];
    const image = 'https://kbo.example/start.jpg';
    const add = await office('slide', 'add', '--league', 'PL1', '--title', 'Auftakt', '--image', image, '--json');
    const { id } = JSON.parse(add.out).result;
    expect((await shown()).map(({ title }) => title)).toEqual(['Auftakt']);
    expect((await office('slide', 'list', '--league', 'PL1')).out).toContain(id);
    await office('slide', 'remove', id as string);
    expect(await shown()).toEqual([]);
  });
});
