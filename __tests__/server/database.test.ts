/** @jest-environment node */
import './database/dateStyle';
import './database/plans';
import './database/restartedPrimary';
import './database/rights';
import './database/shared';
import './database/maintenance';
