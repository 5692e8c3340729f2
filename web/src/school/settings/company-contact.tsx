import type { SchoolSettings } from '@sabimark/contract/answers.ts'
import type { FormGroup } from '../../platform/form-sheets/form-sheets.tsx'
import styles from './settings.module.css'

/** How to reach the company behind the product. */
export function companyContact(company: NonNullable<SchoolSettings['company']>): FormGroup {
  const { name, email, phone, website, address } = company
  return {
    id: 'help',
    title: `Help from ${name}`,
    content: (
      <p className={styles.line}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </>
        )}
        {[website, address].filter((part) => part !== '').map((part) => ` · ${part}`)}
      </p>
    ),
  }
}
