import { gameRules } from '../../content/gameRules';
import { printable } from '../../shared/printable';
import { lazyModule } from '../../lib/lazyModule';
import { textSections, TocPage } from '../../ui/blocks/TocPage';
import { PageTitle } from '../../ui/PageTitle';

const sections = textSections(gameRules.sections);

const Print = printable(lazyModule(() => import(/* webpackChunkName: "print" */ '../../shared/TextSheet')));
const sheet = { title: gameRules.title, sections };

/** The game rules with their table of contents. */
export default function GameRulesScreen() {
  return (
    <div className="wrap">
      <PageTitle title={gameRules.title} meta={`${sections.length} Paragrafen`} iconControl>
        <Print sheet={sheet} />
      </PageTitle>
      <TocPage sections={sections} />
    </div>
  );
}
