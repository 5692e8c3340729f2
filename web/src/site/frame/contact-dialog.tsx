import { said } from '../contact/company-words.tsx'
import { requestTypes } from '../contact/request-type.ts'
import button from './button.module.css'
import styles from './contact-dialog.module.css'
import { Icon } from './icon.tsx'

const fields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'school', label: 'School', type: 'text', autoComplete: 'organization' },
] as const

/** 'Get in Touch'. What is typed here goes into a WhatsApp message and to no server of ours (islands/contact.ts). */
export function ContactDialog() {
  return (
    <dialog
      className={styles.dialog}
      data-island="contact"
      data-whatsapp={said('whatsApp')}
      aria-labelledby="contact-form-title"
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id="contact-form-title">Get in Touch</h2>
          <button type="button" className={styles.close} data-close="" aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.look}>
          <a href="/login#demo-access">Look around now, without an account</a>
        </p>
        <form className={styles.form}>
          {fields.map(({ name, label, type, autoComplete }) => (
            <label key={name} className={styles.field}>
              {label}
              <input name={name} type={type} autoComplete={autoComplete} maxLength={200} required />
            </label>
          ))}
          <label className={`${styles.field} ${styles.whole}`}>
            Request
            <select name="requestType" defaultValue="demo">
              {requestTypes.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className={`${styles.field} ${styles.whole}`}>
            <span>
              Message <span className={styles.optional}>(optional)</span>
            </span>
            <textarea name="message" rows={3} maxLength={2000} placeholder="Tell us about your requirements..." />
          </label>
          <button type="submit" className={`${button.primary} ${styles.whole}`}>
            <Icon name="whatsapp" />
            Send Message via WhatsApp
          </button>
          <p className={styles.hint}>WhatsApp opens in a new tab with your message. You still press send there.</p>
          <div className={styles.blocked} data-blocked="" role="alert" hidden>
            Your browser blocked the new tab. Nothing you typed is lost:{' '}
            <a href="https://wa.me" target="_blank" rel="noopener">
              open WhatsApp with your message
            </a>
            .
          </div>
        </form>
      </div>
    </dialog>
  )
}
