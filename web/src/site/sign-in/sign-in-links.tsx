import { FormLinks } from '../frame/form-frame.tsx'
import { mainHostAddress } from './place.ts'

/** The ways on from the sign-in page. On a school's own host signing up and home are on the product's. */
export function SignInLinks({ isOwnHost }: { isOwnHost: boolean }) {
  const main = isOwnHost ? mainHostAddress(window.location) : ''
  return (
    <FormLinks>
      <span>
        New here? <a href={`${main}/signup`}>Sign up your school</a>
      </span>
      <a href={`${main}/`}>Back to Home</a>
    </FormLinks>
  )
}
