import { DoorLinks } from '../door/door.tsx'
import { mainHostAddress } from './place.ts'

/** The ways on from the sign-in page. On a school's own host signing up and home are on the product's. */
export function SignInLinks({ isOwnHost }: { isOwnHost: boolean }) {
  const main = isOwnHost ? mainHostAddress(window.location) : ''
  return (
    <DoorLinks>
      <span>
        New here? <a href={`${main}/signup`}>Sign up your school</a>
      </span>
      <a href={`${main}/`}>Back to Home</a>
    </DoorLinks>
  )
}
