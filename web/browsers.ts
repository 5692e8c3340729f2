/** The oldest browsers the product promises: Chrome and Edge 109, Firefox 115, Safari 15.6. */
export const browsers = ['chrome109', 'edge109', 'firefox115', 'safari15.6']
