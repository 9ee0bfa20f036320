"""Corrects every channel's bias for the mean error of 8-bit weights (Nagel and others 2019, section 4.2)."""
import torch

from model import ACTIVATIONS, Network, convolve, rounded
from weights import CONVOLUTIONS


class Calibration(Network):
    """Runs float weights and rounded weights side by side."""

    def corrected_biases(self, inputs):
        """{tensor id: bias}, each corrected before later ops run. @param inputs list of typical [1][3][h][w]"""
        exact, short = [{0: x} for x in inputs], [{0: x} for x in inputs]
        biases = {}
        for operation in self.operations:
            if operation['op'] in CONVOLUTIONS:
                biases[operation['out']] = self.correct(operation, exact, short)
            else:
                for tensors in exact + short:
                    tensors[operation['out']] = self.run(operation, [tensors[i] for i in operation['in']])
            for tensors in exact + short:
                self.forget(tensors, operation)
        return biases

    def correct(self, operation, exact, short):
        """The bias with which rounded weights match float ones on average; writes both outputs."""
        key, source, out = str(operation['out']), operation['in'][0], operation['out']
        weights, bias = self.weights[key], self.biases[key]
        linear, activation = {**operation, 'activation': 'none'}, ACTIVATIONS[operation['activation']]
        wanted = [convolve(tensors[source], linear, weights, bias) for tensors in exact]
        given = [convolve(tensors[source], linear, rounded(weights), bias) for tensors in short]
        error = torch.stack([(a - b).mean((0, 2, 3)) for a, b in zip(wanted, given)]).mean(0)
        for tensors, answer in zip(exact, wanted):
            tensors[out] = activation(answer)
        for tensors, answer in zip(short, given):
            tensors[out] = activation(answer + error[:, None, None])
        return bias + error
