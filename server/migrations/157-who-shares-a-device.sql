-- On which device a candidate is ready: drawn by the device itself and kept there with its packages, so that staff see where two got ready on
-- one. Null of a device that did not say, and where the school keeps no devices.
ALTER TABLE exam_packages ADD COLUMN device_id text CHECK (device_id ~ '^[0-9a-f]{32}$');
