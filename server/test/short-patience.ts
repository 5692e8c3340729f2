// Loaded before the server's program (`--import`): it waits for PostgreSQL as it always does, only not for so long.
import { usualPatience } from '../src/platform/database/embedded-patience.ts'

Object.assign(usualPatience, { fastMs: 1_000 })
