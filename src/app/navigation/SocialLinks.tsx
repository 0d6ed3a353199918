import { federation } from '../../content/federation';
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '../../ui/icons/BrandIcons';
import styles from './SocialLinks.module.css';

const icons = { instagram: InstagramIcon, facebook: FacebookIcon, youtube: YoutubeIcon };

/** Links to the federation's social media. */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {federation.social.map(({ network, label, url }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <a
              className={styles.link}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (öffnet in neuem Tab)`}
            >
              <Icon size={20} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
