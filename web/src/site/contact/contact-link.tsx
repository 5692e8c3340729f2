import type { ReactNode } from 'react'
import { IfSaid, said, UnlessSaid } from './company-words.tsx'
import type { RequestType } from './request-type.ts'

type ContactLinkProps = {
  request: RequestType
  className?: string | undefined
  label?: string
  /** Where it leads while nobody can be written to; without one it is left out. */
  otherwise?: string
  children: ReactNode
}

/** Opens 'Get in Touch'; while the company has no WhatsApp it leads to its email. */
export function ContactLink({ request, className, label, otherwise, children }: ContactLinkProps) {
  const as = { className, 'aria-label': label }
  return (
    <>
      <IfSaid word="whatsApp">
        <a href="#contact" data-contact={request} {...as}>
          {children}
        </a>
      </IfSaid>
      <UnlessSaid word="whatsApp">
        <IfSaid word="email">
          <a href={`mailto:${said('email')}`} {...as}>
            {children}
          </a>
        </IfSaid>
        {otherwise && (
          <UnlessSaid word="email">
            <a href={otherwise} {...as}>
              {children}
            </a>
          </UnlessSaid>
        )}
      </UnlessSaid>
    </>
  )
}
