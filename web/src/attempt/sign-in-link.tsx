import { Button } from '@mantine/core'

/** Leads out of the app: the sign-in page is a page of its own. */
export function SignInLink({ children }: { children: string }) {
  return (
    <Button component="a" href="/login">
      {children}
    </Button>
  )
}
