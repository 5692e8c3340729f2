import { socialNames } from '@sabimark/domain/school/company/company-contact.ts'
import { brand } from '../../platform/brand.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import { CompanyPlace, IfSaid, said } from '../contact/company-words.tsx'
import styles from './footer.module.css'
import { Icon, type IconName } from './icon.tsx'
import { productLinks, supportLinks } from './links.ts'

const social: readonly (readonly [keyof typeof socialNames, IconName])[] = [
  ['facebook', 'facebook'],
  ['x', 'x'],
  ['instagram', 'instagram'],
  ['linkedIn', 'linkedin'],
]

const columns = [
  { title: 'Product', links: productLinks },
  { title: 'Support', links: supportLinks },
] as const

/** The foot of every static page. Its contact details are what #contact names. */
export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <Logo />
          <p>{brand.promise}.</p>
          <IfSaid word="social">
            <ul className={styles.social}>
              {social.map(([name, icon]) => (
                <IfSaid key={name} word={name}>
                  <li>
                    <a href={said(name)} rel="noopener" aria-label={`${brand.name} on ${socialNames[name]}`}>
                      <Icon name={icon} />
                    </a>
                  </li>
                </IfSaid>
              ))}
            </ul>
          </IfSaid>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact />
      </div>
      <div className={styles.last}>
        {/* The year of the specification, and not the one it is. */}
        <p>
          © 2024 {brand.name}. All rights reserved.{' '}
          <a href="/terms" className={styles.terms}>
            Terms and conditions
          </a>
        </p>
      </div>
    </footer>
  )
}

function Contact() {
  return (
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <ul>
        <li>
          <span className={styles.line}>
            <Icon name="pin" size={20} />
            <CompanyPlace />
          </span>
        </li>
        <IfSaid word="phone">
          <li>
            <a href={`tel:${said('dialled')}`}>
              <Icon name="phone" size={20} />
              {said('phone')}
            </a>
          </li>
        </IfSaid>
        <IfSaid word="email">
          <li>
            <a href={`mailto:${said('email')}`}>
              <Icon name="mail" size={20} />
              {said('email')}
            </a>
          </li>
        </IfSaid>
        <IfSaid word="whatsApp">
          <li>
            <a href={`https://wa.me/${said('whatsApp')}`} rel="noopener">
              <Icon name="whatsapp" size={20} />
              WhatsApp
            </a>
          </li>
        </IfSaid>
      </ul>
    </section>
  )
}
