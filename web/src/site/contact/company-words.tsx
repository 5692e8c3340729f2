import { type ContactWord, contactMark } from '@sabimark/domain/school/company/company-contact.ts'
import type { ReactNode } from 'react'
import { homeCity } from '../../platform/brand.ts'

type Props = { word: ContactWord; children: ReactNode }

/** Stands on the page only where the company has said this; the server decides when it sends the page. */
export function IfSaid({ word, children }: Props) {
  return (
    <>
      {contactMark('if', word)}
      {children}
      {contactMark('end', word)}
    </>
  )
}

/** Stands there only where it has not. */
export function UnlessSaid({ word, children }: Props) {
  return (
    <>
      {contactMark('unless', word)}
      {children}
      {contactMark('end', word)}
    </>
  )
}

/** What the company has said, where it stands: in a text or an address. */
export const said = (word: ContactWord): string => contactMark('company', word)

/** Its email, as a link. */
export const mailLink = <a href={`mailto:${said('email')}`}>{said('email')}</a>

/** Where the company is. */
export function CompanyPlace() {
  return (
    <>
      <IfSaid word="address">{said('address')}</IfSaid>
      <UnlessSaid word="address">{homeCity}</UnlessSaid>
    </>
  )
}
