import { Euro, Mail, MapPin } from 'lucide-react';
import { registration } from '../../content/registration';
import styles from './Conditions.module.css';

const icons = { money: Euro, home: MapPin, mail: Mail };

/** Costs, eligibility and next steps. */
export function Conditions() {
  return (
    <ul className={styles.list}>
      {registration.conditions.items.map(({ icon, lead, detail }) => {
        const Icon = icons[icon];
        return (
          <li key={icon}>
            <Icon size={22} aria-hidden />
            <p>
              <strong>{lead}</strong> <span>{detail}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
