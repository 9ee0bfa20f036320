"""Corrects every channel's bias for the mean error of 8-bit weights (Nagel and others 2019, section 4.2)."""
import torch

from model import ACTIVATIONS, Network, convolve, rounded
from weights import CONVOLUTIONS


class Calibration(Network):
    """Runs the network with float weights and with rounded weights, side by side."""

    def corrected_biases(self, inputs):
        """{tensor id: bias}, each corrected before later operations run; `inputs` are typical pictures [1][3][h][w]."""
        exact, quantized = [{0: x} for x in inputs], [{0: x} for x in inputs]
        biases = {}
        for operation in self.operations:
            if operation['op'] in CONVOLUTIONS:
                biases[operation['out']] = self.correct(operation, exact, quantized)
            else:
                for tensors in exact + quantized:
                    tensors[operation['out']] = self.run(operation, [tensors[i] for i in operation['in']])
            for tensors in exact + quantized:
                self.free(tensors, operation)
        return biases

    def correct(self, operation, exact, quantized):
        """The bias with which rounded weights match float ones on average; adds both outputs to the tensors."""
        key, source, out = str(operation['out']), operation['in'][0], operation['out']
        weights, bias = self.weights[key], self.biases[key]
        linear, activation = {**operation, 'activation': 'none'}, ACTIVATIONS[operation['activation']]
        expected = [convolve(tensors[source], linear, weights, bias) for tensors in exact]
        actual = [convolve(tensors[source], linear, rounded(weights), bias) for tensors in quantized]
        error = torch.stack([(a - b).mean((0, 2, 3)) for a, b in zip(expected, actual)]).mean(0)
        for tensors, output in zip(exact, expected):
            tensors[out] = activation(output)
        for tensors, output in zip(quantized, actual):
            tensors[out] = activation(output + error[:, None, None])
        return bias + error
