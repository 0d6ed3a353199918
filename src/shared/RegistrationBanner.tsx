import { registration } from '../content/registration';
import { Banner } from '../ui/blocks/Banner';

/** The invitation to register a team. */
export function RegistrationBanner({ narrow }: { readonly narrow?: boolean }) {
  const { title, banner } = registration;
  return <Banner title={title} text={banner.body} action={{ to: '/register', label: banner.action }} narrow={narrow} />;
}
