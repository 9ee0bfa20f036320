import { paths } from '@scribblepup/kernel';
import { NavLink } from '@scribblepup/kernel/router';
import css from './LegalDocumentSelector.module.css';

const documents = [
  { title: 'Privacy Policy', path: paths.privacyPolicy },
  { title: 'About Us', path: paths.aboutUs },
  { title: 'Terms & Conditions', path: paths.termsOfUse },
] as const;

/** Links between the legal documents; the current one is marked. */
export const LegalDocumentSelector = () => (
  <nav aria-label="Legal documents">
    <ul className={css.list}>
      {documents.map(({ title, path }) => (
        <li key={path}>
          <NavLink className={css.link} to={path}>
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
