import type {
  NotificationChoicesBody,
  PushDevice,
  PushDeviceBody,
} from '../../../core/contracts/notifications';
import { isTimeZone } from '../../../core/notifications/quiet-hours';
import { ApiError } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import * as repository from './repository';

/** How many browsers of a person get notifications. */
const maxDevices = 20;

/** @throws ApiError 400 for an unknown time zone */
export async function changeChoices(
  tx: Queryable,
  userId: string,
  choices: NotificationChoicesBody['data'],
): Promise<void> {
  if (!isTimeZone(choices.timeZone))
    throw new ApiError(
      400,
      'INVALID_INPUT',
      'In the body: timeZone must be a time zone such as Europe/Berlin.',
    );
  await repository.saveChoices(tx, userId, choices);
}

/**
 * Sends notifications to another browser of the person, or renews the keys of a known one.
 * @throws ApiError 400 for an endpoint that is no address; 409 PUSH_DEVICES_MANY
 */
export async function addDevice(
  tx: Queryable,
  userId: string,
  device: PushDeviceBody['data'] & { userAgent: string },
): Promise<PushDevice> {
  if (!URL.canParse(device.endpoint))
    throw new ApiError(400, 'INVALID_INPUT', 'In the body: endpoint must be the address of a push service.');
  const known = await repository.findDevices(tx, userId);
  if (known.length >= maxDevices && !known.some(({ endpoint }) => endpoint === device.endpoint))
    throw new ApiError(
      409,
      'PUSH_DEVICES_MANY',
      `Notifications go to at most ${maxDevices} browsers. Switch them off in another one first.`,
    );
  return repository.saveDevice(tx, userId, device);
}
