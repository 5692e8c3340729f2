import type { ReactNode } from 'react'
import { PageButton } from '../navigation.tsx'
import { useMe } from '../session.ts'
import { EmptySheet } from './empty-sheet.tsx'
import { PageHeader } from './page-header.tsx'

/** Where the super administrators stand on a server; the demo's belongs to its one school. */
const platformSubdomain = 'platform'

/**
 * A screen about one school's own things. The platform's super administrator works across schools and belongs to none
 * of them, so the screen says where to go instead of showing a refusal.
 */
export function OfOneSchool({ title, children }: { title: string; children: ReactNode }) {
  const { role, subdomain } = useMe()
  if (role !== 'super_admin' || subdomain !== platformSubdomain) return <>{children}</>
  return (
    <>
      <PageHeader title={title} />
      <EmptySheet title="This page belongs to a school" action={<PageButton to="/schools">See the schools</PageButton>}>
        You are signed in for the whole platform. Sign in as one of the people of a school to see what it holds.
      </EmptySheet>
    </>
  )
}
