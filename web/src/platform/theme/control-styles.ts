// Mantine's styles of forms, one component at a time: all of Mantine's weigh 42 kB, these a quarter of it.
// The router loads them with every page but those of students alone and the exam room, which have no controls of Mantine's.
// A component that is not listed renders without its looks: add its line here when a room first uses it.
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import './fields.css'
import './switch.css'
