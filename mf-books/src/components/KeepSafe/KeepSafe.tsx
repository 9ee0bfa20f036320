import { useQuery } from '@scribblepup/kernel/query';
import { storageUse } from '@scribblepup/library';
import { fresh } from '../../data/queries';
import css from './KeepSafe.module.css';

/** Warns that books on this device could be lost, if the browser did not promise to keep them. */
export const KeepSafe = () => {
  const { data } = useQuery({ queryKey: ['storage-use'], queryFn: storageUse, ...fresh });
  if (!data || data.persisted) return null;
  return (
    <p className={css.note}>
      Your books are kept in this browser, on this device. A private window forgets them when it
      closes, and a browser that runs out of room may clear them: Save a copy in My Books keeps them
      safe.
    </p>
  );
};
