// Nothing may import this file: whoever loads it becomes the app. The build checks that.
import { startApp } from './start-app.tsx'

startApp()
