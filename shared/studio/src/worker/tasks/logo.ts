import { traceLogo } from '@scribblepup/tracing/logo';
import { LOGO_SIDE } from '../../shared/limits';
import type { TaskResults, Tasks } from '../../shared/protocol';
import { decodePhoto } from './decode';

/** Traces a logo as line art. */
export const logoTask = async ({ picture }: Tasks['logo']): Promise<TaskResults['logo']> => {
  const { context } = await decodePhoto(picture, LOGO_SIDE);
  const { width, height } = context.canvas;
  return {
    logo: traceLogo({ width, height, data: context.getImageData(0, 0, width, height).data }),
  };
};
