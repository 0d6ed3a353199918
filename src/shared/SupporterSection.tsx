import { useId } from 'react';
import type { ComponentProps } from 'react';
import { SupporterGrid } from '../ui/blocks/SupporterGrid';
import { SectionHeading } from '../ui/SectionHeading';
import { registration } from '../content/registration';
import { Banner } from '../ui/blocks/Banner';

interface SupporterSectionProps extends ComponentProps<typeof SupporterGrid> {
  readonly title: string;
  readonly className?: string;
}

/** Sponsors or partners under their heading. */
export function SupporterSection({ title, supporters, className = 'section' }: SupporterSectionProps) {
  const heading = useId();
  return (
    <section className={className} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <SupporterGrid supporters={supporters} />
    </section>
  );
}

/** The invitation to register a team. */
export function RegistrationBanner({ narrow }: { readonly narrow?: boolean }) {
  const { title, banner } = registration;
  return <Banner title={title} text={banner.body} action={{ to: '/register', label: banner.action }} narrow={narrow} />;
}
