import { brand, company } from '../../platform/brand.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import styles from './footer.module.css'
import { Icon, type IconName } from './icon.tsx'
import { productLinks, supportLinks } from './links.ts'

const socialIcons: Record<(typeof company.social)[number]['name'], IconName> = {
  Facebook: 'facebook',
  X: 'x',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
}

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
          <ul className={styles.social}>
            {company.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noopener" aria-label={`${brand.name} on ${name}`}>
                  <Icon name={socialIcons[name]} />
                </a>
              </li>
            ))}
          </ul>
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
            {company.city}
          </span>
        </li>
        <li>
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" size={20} />
            {company.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${company.mail}`}>
            <Icon name="mail" size={20} />
            {company.mail}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/${company.whatsApp}`} rel="noopener">
            <Icon name="whatsapp" size={20} />
            WhatsApp
          </a>
        </li>
      </ul>
    </section>
  )
}
