import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ACCOUNT_EXPORT_PATH } from '#office/privacy/export-path.ts';
import * as paths from '#shared/paths/paths.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './own-data.module.css';

/** What the shop holds about a person: taking it along, and having it erased. */
export function OwnData({ isSeller = false }: { isSeller?: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className={styles.heading}>
        Your data
      </h2>
      <p className={styles.lead}>
        Download one file with everything we hold about you. See what we keep and why in our{' '}
        <Link to={paths.privacy}>privacy policy</Link>.
      </p>
      <div className={styles.acts}>
        <a href={`/api${ACCOUNT_EXPORT_PATH}`} download="my-data.json" className={buttonClass({})}>
          <Download aria-hidden="true" />
          Download my data
        </a>
        <Button tone="quiet" className={styles.delete} aria-haspopup="dialog" onClick={() => setAsks(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog open={asks} isSeller={isSeller} onClose={() => setAsks(false)} />
    </section>
  );
}
