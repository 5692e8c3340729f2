import type { SchoolSettings } from '@sabimark/contract/answers.ts'
import { Card } from '../../platform/ui/card.tsx'
import styles from './settings.module.css'

/** How to reach the company behind the product. */
export function CompanyContact({ name, email, phone, website, address }: NonNullable<SchoolSettings['company']>) {
  return (
    <Card title={`Help from ${name}`}>
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
    </Card>
  )
}
